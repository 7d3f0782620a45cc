# The wheel is built where a compiler is, and run where none is, without what only building and training need.
FROM python:3.13-slim AS build
RUN apt-get update -q && apt-get install -q -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements/host.txt requirements/host.txt
RUN python -m venv /civitas && /civitas/bin/pip install -q --no-cache-dir --require-hashes -r requirements/host.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
RUN /civitas/bin/pip wheel -q --no-build-isolation --no-deps -w /wheel . \
    && /civitas/bin/pip install -q --no-deps /wheel/*.whl \
    && /civitas/bin/civitas doctor --compiled \
    && /civitas/bin/pip uninstall -q -y mypy librt ast-serialize numpy setuptools pip

FROM python:3.13-slim
COPY --from=build /civitas /civitas
RUN useradd --system --uid 10001 --home-dir /data --create-home civitas
USER civitas
WORKDIR /data
VOLUME /data
EXPOSE 8000
ENV PYTHONUNBUFFERED=1
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["/civitas/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
ENTRYPOINT ["/civitas/bin/civitas"]
CMD ["serve", "--host", "0.0.0.0"]
