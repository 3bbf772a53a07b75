# cython: language_level=3
cimport cython

from rudel.core.dice cimport Dice
from rudel.core.state cimport Choices, State


@cython.final
cdef class KlaefferState(State):
    cdef readonly bytearray cells
    cdef readonly int phase
    cdef readonly int turn
    cdef readonly int picked
    cdef readonly int placed
    cdef readonly bint gave
    cdef readonly int last_turns
    cdef readonly int occupied
    cdef readonly bint free_take

    cdef int _beginnings_into(self, int seat, Choices choices) except -1
    cdef int _puts_into(self, Choices choices) except -1
    cdef int _give(self, int seat, int district, int ahead) except -1
    cdef int _put(self, int seat, int place) except -1
    cdef int _go_on(self, int seat) except -1
    cdef int _judge(self, int place) except -1
    cdef int _choose(self, int seat, int takes) except -1
    cdef int _crisis(self, int seat, int place) except -1
    cdef int _line(self, int card, int place, int first, int step) except -1
    cdef int _collect(self, int seat, int mask) except -1
    cdef int _note(self, int kind, int seat, int mask, int judged) except -1
    cdef int _lay(self, int seat, int card) except -1
    cdef int _next_card(self, int row) except -1
    cdef int _draw(self, int seat, int row) except -1
    cdef int _refill(self, int row) except -1
    cdef int _end_turn(self, int seat) except -1
    cdef int _finish(self) except -1
    cdef int _deal(self) except -1
    cdef int _deal_one(self, bytearray deck, int left) except -1
    cdef int _take_numbers(self, KlaefferState other) except -1
