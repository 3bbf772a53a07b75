# cython: language_level=3
cimport cython

from rudel.core.dice cimport Dice
from rudel.core.state cimport Choices, State


@cython.final
cdef class FilouState(State):
    cdef readonly bytearray cells
    cdef readonly bytes mouse_cards
    cdef int filling
    cdef readonly int sets
    cdef readonly int phase
    cdef readonly int turn
    cdef readonly int start
    cdef readonly int round
    cdef readonly int open
    cdef readonly int passed
    cdef readonly int high
    cdef readonly bint filled
    cdef readonly int bank
    cdef readonly bint rabbit_flees

    cdef int _offers_into(self, Choices choices) except -1
    cdef int _held(self, int owner) except -1
    cdef int _owner(self, int place) except -1
    cdef int _deal(self, int owner) except -1
    cdef int _shuffle_dummy(self, int removed) except -1
    cdef int _fill(self) except -1
    cdef int _begin_round(self) except -1
    cdef int _lay(self, int seat, int card) except -1
    cdef int _lay_row(self) except -1
    cdef int _turn_up(self, int until) except -1
    cdef int _bid(self, int seat, int mice) except -1
    cdef int _pass(self, int seat) except -1
    cdef int _next_turn(self) except -1
    cdef int _lose_row(self) except -1
    cdef int _take_row(self, int seat) except -1
    cdef int _leaving(self) except -1
    cdef int _chased(self, bint big) except -2
    cdef int _end_round(self) except -1
    cdef int _finish(self) except -1
    cdef int _take_numbers(self, FilouState other) except -1
