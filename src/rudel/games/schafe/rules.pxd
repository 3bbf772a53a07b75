# cython: language_level=3
cimport cython

from rudel.core.dice cimport Dice
from rudel.core.state cimport Choices, State
from rudel.games.schafe.meadow cimport Meadow


@cython.final
cdef class SchafeState(State):
    cdef readonly Meadow meadow
    cdef readonly bytearray cells
    cdef readonly bytearray history
    cdef readonly int phase
    cdef readonly int turn
    cdef readonly int actor
    cdef readonly int first
    cdef readonly int passes
    cdef readonly int special
    cdef readonly int tile
    cdef readonly int side
    cdef readonly int quarter
    cdef readonly int bag
    cdef readonly int playing
    cdef readonly int acted
    cdef bint own_turn_only
    cdef bint one_special
    cdef bint any_second

    cpdef int pattern(self, int tile, int side, int quarter) except -1
    cdef int _takes_into(self, int seat, Choices choices, int count) except -1
    cdef int _faces_into(self, int seat, Choices choices, int count) except -1
    cdef int _turn_into(self, int seat, Choices choices) except -1
    cpdef bint is_face(self) except -1
    cdef int _places_into(self, Choices choices) except -1
    cdef bint _can_reveal(self, int seat) except -1
    cdef int _take(self, int seat, int action) except -1
    cdef int _reveal(self, int seat) except -1
    cdef int _put(self, int seat, int cell) except -1
    cdef int _tell_laid(self, int seat, int cell, int touching) except -1
    cdef int _tell_closed(self, int seat, int cell) except -1
    cdef int _pass(self, int seat) except -1
    cdef int _get_out(self, int seat) except -1
    cdef int _end_special(self, int seat) except -1
    cdef int _end_turn(self, int seat) except -1
    cdef int _finish(self, int seat, int how) except -1
    cdef int _next_turn(self) except -1
    cdef int _players(self) except -1
    cdef int _all_passed(self) except -1
    cdef int _redeal(self) except -1
    cdef int _end(self) except -1
    cdef int _draw(self, int seat, int many) except -1
    cdef int _draw_one(self) except -1
    cdef int _note(self, int seat, int kind, int number) except -1
    cdef int _note_pass(self, int seat) except -1
    cdef int _take_numbers(self, SchafeState other) except -1
