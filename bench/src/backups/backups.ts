import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createTokenSigner } from '../kit/access-tokens.ts';
import type { Figure } from '../kit/figure.ts';
import { onFreshServer } from '../kit/fresh-server.ts';
import { residentBytes } from '../kit/process-usage.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import type { Server } from '../kit/server.ts';
import { makeTenant } from '../kit/tenants.ts';

const name = 'backups';
const atOnce = 4;
const mebibyte = 1_048_576;
/** As the virtual register sends them. */
const chunkBytes = 16 * mebibyte;

export const backups: Benchmark = {
  name,
  about: `${atOnce} backups of 500 MB sent at once: throughput beside a plain disk, memory of the server`,
  run: (options) =>
    onFreshServer(name, async ({ server, owner }) => {
      const tenant = await makeTenant(owner, 'Keeper', { branches: 1, registers: atOnce });
      const signer = await createTokenSigner(owner, server);
      const tokens = tenant.registers.map((register) => signer.tokenOf(register));
      return measure(server, tokens, options);
    }),
};

async function measure(
  server: Server,
  tokens: readonly string[],
  { isQuick, progress }: RunOptions,
): Promise<Figure[]> {
  const size = isQuick ? 50_000_000 : 500_000_000;
  // The first is small: it compiles the code, and waits until the server knows the key of the tokens.
  await untilSent(server.port, tokens[0] ?? '', contentOf(1_000_000));
  const content = contentOf(size);
  const before = residentBytes(server.pid);
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, residentBytes(server.pid));
  }, 50);
  const start = performance.now();
  await Promise.all(tokens.map((token) => send(server.port, token, content)));
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watching);
  const plain = await writePlain(server.dataDir, content.bytes);
  progress(`sent in ${seconds.toFixed(1)} s, written plainly in ${plain.toFixed(1)} s`);
  const rate = (time: number) => (atOnce * size) / 1e6 / time;
  const bare = sealPlain(content.bytes) * atOnce;
  return [
    {
      bench: name,
      measured: {
        name: `${atOnce} backups of ${size / 1e6} MB sent at once`,
        value: rate(seconds),
        unit: 'MB/s',
      },
      yardstick: { name: 'the same bytes written to files and flushed', value: rate(plain), unit: 'MB/s' },
      limit: { of: 'ratio', is: 'atLeast', floor: 0.6 },
      note: 'encrypted, in parts that are flushed, and compared with its checksum as it comes',
    },
    {
      bench: name,
      measured: { name: 'the same backups', value: rate(seconds), unit: 'MB/s' },
      yardstick: {
        name: 'AES-256-CTR and SHA-256 of the same bytes on one core',
        value: rate(bare),
        unit: 'MB/s',
      },
      note: 'what no server does without, on one core; this one has a thread for each',
    },
    {
      bench: name,
      measured: {
        name: 'memory of the server meanwhile, beyond before',
        value: (peak - before) / mebibyte,
        unit: 'MiB',
      },
      limit: { of: 'measured', is: 'atMost', floor: 100 },
    },
  ];
}

interface Content {
  readonly bytes: Buffer;
  readonly sha256: string;
}

/** Begins as the store of a register does. */
function contentOf(size: number): Content {
  const bytes = Buffer.alloc(size, 'Bon 4711, Tisch 7, 2 Weizenbier; ');
  bytes.write('SQLite format 3\0', 'latin1');
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

const agent = new Agent({ keepAlive: true });

async function untilSent(port: number, token: string, content: Content): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      return await send(port, token, content);
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Sends a backup from its beginning to its end, chunk after chunk. */
async function send(port: number, token: string, { bytes, sha256 }: Content): Promise<void> {
  const told = (text: string) => Buffer.from(text).toString('base64');
  const moment = new Date().toISOString();
  const metadata = Object.entries({
    ...{ category: 'database', filename: 'register.db', filetype: 'application/vnd.sqlite3', sha256 },
    ...{ startedat: moment, endedat: moment },
  }).map(([key, value]) => `${key} ${told(value)}`);
  const common = { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0' };
  const begin = { ...common, 'Upload-Length': bytes.length, 'Upload-Metadata': metadata.join(',') };
  const { location } = await call(port, 'POST', '/files/backups', begin, undefined, 201);
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    const headers = {
      ...common,
      ...{
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': at,
        'Content-Length': chunk.length,
      },
    };
    await call(port, 'PATCH', location, headers, chunk, 204);
  }
}

function call(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer | undefined,
  wanted: number,
): Promise<{ readonly location: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (piece: Buffer) => {
        text += piece.toString();
      });
      answer.on('end', () =>
        answer.statusCode === wanted
          ? resolve({ location: answer.headers.location ?? '' })
          : reject(new Error(`${method} answered ${answer.statusCode}: ${text.slice(0, 300)}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Seconds that one core takes to encrypt bytes and to sum them up, and nothing else. */
function sealPlain(bytes: Buffer): number {
  const start = performance.now();
  const cipher = createCipheriv('aes-256-ctr', randomBytes(32), randomBytes(16));
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += mebibyte) {
    const piece = bytes.subarray(at, at + mebibyte);
    hash.update(piece);
    cipher.update(piece);
  }
  hash.digest();
  return (performance.now() - start) / 1000;
}

/** Seconds that the disk takes for the bytes of all. */
async function writePlain(dataDir: string, bytes: Buffer): Promise<number> {
  const folder = join(dataDir, 'plain');
  await mkdir(folder, { recursive: true });
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      const file: FileHandle = await open(join(folder, `${index}`), 'w');
      for (let at = 0; at < bytes.length; at += chunkBytes)
        await file.write(bytes.subarray(at, at + chunkBytes));
      await file.sync();
      await file.close();
    }),
  );
  return (performance.now() - start) / 1000;
}
