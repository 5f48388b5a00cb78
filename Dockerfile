# A table to serve: podman build -t areo . (or docker build -t areo .). docs/container.md says how to run it.

# The browser's pages. This image has Python too.
FROM node:22 AS pages
WORKDIR /areo
COPY building/pages.py building/
COPY web web
RUN python3 building/pages.py

# The wheel. This image has a C compiler.
FROM python:3.11 AS wheel
WORKDIR /areo
COPY LICENSE README.md pyproject.toml setup.py ./
COPY building building
COPY web web
COPY areo areo
COPY --from=pages /areo/areo/table/pages areo/table/pages
RUN AREO_COMPILED=yes pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

# What runs.
FROM python:3.11-slim
COPY requirements/runtime.txt /areo/
COPY --from=wheel /wheels /areo/wheels
RUN pip install --no-cache-dir --require-hashes -r /areo/runtime.txt \
    && pip install --no-cache-dir --no-deps /areo/wheels/*.whl \
    && useradd --uid 1000 --create-home areo \
    && install --directory --owner areo --group areo /tables
USER areo
ENV AREO_COMPILED=yes AREO_DATA=/tables
VOLUME /tables
EXPOSE 8642
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8642/health', timeout=4)"]
ENTRYPOINT ["areo"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8642"]
