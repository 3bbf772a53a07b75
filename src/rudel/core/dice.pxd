# cython: language_level=3
cdef class Dice:
    cdef unsigned long long _word
    cpdef long long word(self) except -1
    cpdef int below(self, int limit) except -1
    cpdef Dice copy(self)
    cpdef tuple trace(self)


cdef class FairDice(Dice):
    cdef bytes _key
    cdef object _counter
    cdef bytes _block
    cdef int _used
