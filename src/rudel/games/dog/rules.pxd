# cython: language_level=3
cimport cython

from rudel.core.dice cimport Dice
from rudel.core.state cimport Choices, State


@cython.final
cdef class DogState(State):
    cdef readonly bytearray cells
    cdef readonly bytes team
    cdef readonly int starts
    cdef readonly int phase
    cdef readonly int turn
    cdef readonly int dealer
    cdef readonly int deal
    cdef readonly int left
    cdef readonly bint by_joker
    cdef readonly int stepped
    cdef readonly int won
    cdef int rules
    cdef int lone
    cdef unsigned long long _ways
    cdef unsigned long long _homes
    cdef int _backs

    cdef int _legal_gifts(self, int seat, Choices choices) except -1
    cdef int _legal_plays(self, int seat, Choices choices) except -1
    cdef int _plays_for(self, int seat, int group) except -1
    cdef int _survey(self, int owner) except -1
    cdef int _moves_into(self, int base, int owner, int hand, bint joker, Choices choices, int count) except -1
    cdef int _swaps_into(self, int base, int seat, int owner, Choices choices, int count) except -1
    cdef bint _swappable(self, int stone) except -1
    cdef bint _foreign(self, int owner) except -1
    cdef int _blanks_into(self, int seat, int hand, Choices choices, int count) except -1
    cdef bint _blank(self, int seat) except -1
    cdef int _outs_into(self, int seat, int owner, int group, int hand, Choices choices, int count) except -1
    cdef int _steps_into(self, int base, int seat, bint joker, Choices choices, int count) except -1
    cdef int _driven(self, int seat) except -1
    cdef bint _meets(self, int stone, int other) except -1
    cdef bint _usable_after(self, int seat, int stone, bint home, int left, bint joker) except -1
    cdef bint _can_step(self, int stone, bint home) except -1
    cdef int _step(self, int stone, bint home) except -1
    cdef int _step_back(self, int stone, int origin, int undone) except -1
    cdef int _walker(self, int driven, int steps) except? -1
    cdef bint _usable(self, int seat, int left, bint joker) except -1
    cdef int _play_move(self, int seat, int action) except -1
    cdef int _forward(self, int stone, int fields, bint home) except -1
    cdef int _move(self, int stone, int target, int fields) except -1
    cdef int _send_home(self, int stone, int place) except -1
    cdef int _welcome(self, int owner) except -1
    cdef int _swap(self, int stone, int other) except -1
    cdef int _play_out(self, int seat, int action) except -1
    cdef int _leave_nest(self, int stone) except -1
    cdef int _play_blank(self, int seat, int rank) except -1
    cdef int _note_lacks(self, int seat) except -1
    cdef int _play_step(self, int seat, int action) except -1
    cdef int _drop(self, int seat) except -1
    cdef int _discard(self, int seat, int rank, int shown) except -1
    cdef int _end_turn(self, int seat) except -1
    cdef int _missing(self, int seat) except -1
    cdef int _winner(self, int seat) except -1
    cdef int _finish(self, int winners) except -1
    cdef int _next_turn(self, int seat) except -1
    cdef int _hand_size(self) except -1
    cdef int _deal(self) except -1
    cdef int _draw(self, int left) except -1
    cdef int _reshuffle(self) except -1
    cdef int _pick(self) except -1
    cdef int _receiver(self, int seat) except -1
    cdef int _giver(self, int seat) except -1
    cdef int _give(self, int seat, int rank) except -1
    cdef int _exchange(self) except -1
    cdef int _take_numbers(self, DogState other) except -1
