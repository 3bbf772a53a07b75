"""Figures for Prometheus, taken when they are asked for; none of them tells of a table's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from rudel.store.nodes import ManyNodes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client import Metric

    from rudel.server.rooms import Rooms


class Figures(Collector):
    """What the house counts anyway."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    def collect(self) -> Iterator[Metric]:
        """All figures of now."""
        found, lives = self.rooms, list(self.rooms.house.lives.values())
        playing = sum(live.table.phase == "playing" for live in lives)
        lost = found.nodes.lost if isinstance(found.nodes, ManyNodes) else 0
        yield GaugeMetricFamily("rudel_tables_in_memory", "Tables in memory.", len(lives))
        yield GaugeMetricFamily("rudel_tables_playing", "Tables in memory that are being played.", playing)
        yield GaugeMetricFamily("rudel_tables_driven", "Tables this node drives.", found.driver.driving)
        yield GaugeMetricFamily("rudel_lines", "Open sockets.", sum(found.lines.values()))
        # Rows and commits would tell that somebody has changed a secret choice; versions do not.
        yield CounterMetricFamily("rudel_versions", "What happened at tables, saved and told.", found.house.versions)
        yield CounterMetricFamily("rudel_bot_answers_replaced", "Bots' missing answers.", found.driver.replaced)
        yield CounterMetricFamily("rudel_bot_processes_killed", "Bots' processes killed.", found.thinkers.killed)
        yield CounterMetricFamily("rudel_listener_lost", "How often notices were lost.", lost)


def registry_of(rooms: Rooms) -> CollectorRegistry:
    """The registry of one house."""
    registry = CollectorRegistry()
    registry.register(Figures(rooms))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    return registry


def figures(registry: CollectorRegistry) -> bytes:
    """All figures as Prometheus reads them."""
    return generate_latest(registry)
