import { crc32 } from 'node:zlib';

/** 1 January 2000, in the notation of DOS: the same files always make the same archive. */
const DATE = ((2000 - 1980) << 9) | (1 << 5) | 1;

/** A ZIP archive of small files, stored as they are: PNG does not compress further. */
export function zip(files: Readonly<Record<string, Uint8Array>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, data] of Object.entries(files)) {
    const label = Buffer.from(name);
    // Version, flags (names in UTF-8), method (stored), time, date, checksum, sizes, name, extra.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(label.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), common, label, data]);
    // Comment, disk and attributes are nought; then where the body starts.
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, label]));
    bodies.push(body);
    offset += body.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, index, end]);
}
