"""Compress a folder's files with zstd's highest level, and write their sizes, packed and unpacked: `python -m
tapete.site.squeeze FROM TO`. It is slow, which a build can afford."""
import json
import sys
from importlib import import_module
from pathlib import Path

from ..files.atomic import write_folder

SIZES = "sizes.json"


def main() -> None:
    """Compress the files. `.json` files stay as they are, because they are small and read directly."""
    packer = import_module("zstandard").ZstdCompressor(level=22)
    files, sizes = {}, {}
    for file in sorted(Path(sys.argv[1]).iterdir()):
        data = file.read_bytes()
        if file.suffix == ".json":
            files[file.name] = data
        else:
            files[f"{file.name}.zst"] = packed = packer.compress(data)
            sizes[file.name] = [len(packed), len(data)]
            print(file.name, *sizes[file.name])
    write_folder(Path(sys.argv[2]), {**files, SIZES: json.dumps(sizes).encode()})


if __name__ == "__main__":
    main()
