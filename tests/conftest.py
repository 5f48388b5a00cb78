"""Hypothesis without chance and without a clock: a test that passes here passes everywhere."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "areo",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("areo")
