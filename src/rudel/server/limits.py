"""How much one client may ask for: buckets that fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_BUCKETS = 20_000


@dataclass(slots=True)
class Bucket:
    """So many tokens are left, as of then."""

    tokens: float
    at: float


class Limit:
    """So many at once, and so many a second from then on; per key (a person or an address)."""

    def __init__(self, burst: int, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> bool:
        """Whether one more is allowed."""
        now = time.monotonic() if now is None else now
        bucket = self._buckets.pop(key, None) or Bucket(self.burst, now)
        bucket.tokens = min(self.burst, bucket.tokens + (now - bucket.at) * self.per_second)
        bucket.at = now
        allowed = bucket.tokens >= 1
        if allowed:
            bucket.tokens -= 1
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed
