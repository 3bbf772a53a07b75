# cython: language_level=3
from rudel.core.dice cimport Dice


cdef class Choices:
    cdef unsigned short[::1] ids


cdef class State:
    cdef readonly object game
    cdef readonly int seats
    cdef readonly int turns
    cdef readonly int revealed
    cdef public list journal
    cdef Dice dice
    cpdef int waiting(self) except -1
    cpdef int allowed(self) except -1
    cpdef int offered(self) except -1
    cpdef bint choosing(self) except -1
    cpdef int legal_into(self, int seat, Choices choices) except -1
    cpdef int apply(self, int seat, int action) except -1
    cpdef int copy_from(self, State other) except -1
    cpdef State copy(self)
    cpdef long playout(self, Dice dice, long most=*) except -1
