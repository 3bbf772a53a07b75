# cython: language_level=3
cimport cython

from rudel.core.state cimport Choices


@cython.final
cdef class Meadow:
    cdef readonly bytearray cells
    cdef readonly int laid
    cdef readonly int rim
    cdef readonly int areas

    cpdef int lay(self, int cell, int tile, int pattern) except -1
    cpdef int cover(self, int cell, int hunter) except -1
    cpdef Meadow copy(self)
    cpdef int copy_from(self, Meadow other) except -1
    cpdef int pattern_at(self, int order) except -1
    cpdef int cell_at(self, int order) except -1
    cpdef int tile_at(self, int cell) except? -1
    cpdef int beside(self, int cell, int way) except -1
    cpdef int wanted(self, int cell) except -1
    cpdef bint fits_at(self, int cell, int pattern) except -1
    cpdef int single_wants(self) except -1
    cpdef bint fits(self, int pattern, int singles) except -1
    cpdef bint face_fits_at(self, int cell, bint hunter) except -1
    cpdef bint face_fits(self, bint hunter) except -1
    cpdef bint uncovered(self, int order) except -1
    cpdef bint threatened(self, int area) except -1
    cdef int places_into(self, int pattern, Choices choices) except -1
    cdef int face_places_into(self, bint hunter, Choices choices) except -1
    cdef int _two(self, int at) except -1
    cdef int _write_two(self, int at, int number) except -1
    cdef int _leave_rim(self, int cell) except -1
    cdef int _want(self, int cell, int way, int motif) except -1
    cdef int _edge(self, int order, int cell, int way, int motif) except -1
    cdef int _join(self, int one, int other) except -1
