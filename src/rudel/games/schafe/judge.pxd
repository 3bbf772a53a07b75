# cython: language_level=3
from rudel.core.state cimport Choices
from rudel.games.schafe.meadow cimport Meadow
from rudel.games.schafe.rules cimport SchafeState


cdef double _best_place(SchafeState state, int seat, double turns) except? -1
cdef double _lying(SchafeState state, Meadow meadow, int seat, double turns) except? -1
cdef double _standing(SchafeState state, int seat) except? -1
cdef double _risk(SchafeState state, int seat) except? -1
cdef double _turns_left(SchafeState state, int seat) except? -1
cdef double _in_hand(SchafeState state, int seat, double turns) except? -1
cdef double _worth(SchafeState state, Meadow meadow, int motif, double turns, int seat) except? -1
cdef double _sure(Meadow meadow, int motif) except? -1
cdef double _hoped(Meadow meadow, int area, double sure, double each, double rescue) except? -1
cdef int _mark(Meadow meadow) except -1
cdef int _count_gaps(SchafeState state, Meadow meadow, int motif, int seat) except -1
cdef bint _can_close(SchafeState state, int want, int motif, int seat) except -1
cdef int _held(SchafeState state, int seat, int kind) except -1
