"""The one place that says which Rudel this is."""

VERSION = "0.6.0"
