import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './install.mjs';

// Draws the icons of the installed app from web/public/favicon.svg; run it after the sign has changed, and commit
// what it made: node tools/icons.mjs

const folder = join(root, 'web/public');
const svg = await readFile(join(folder, 'favicon.svg'), 'utf8');
/** The colour that the sign stands on. */
const ground = /fill="(#[0-9a-f]{6})"/i.exec(svg)?.[1] ?? '#ffffff';

const draw = (size) => sharp(Buffer.from(svg), { density: (72 * size) / 16 }).resize(size, size);

/** Systems cut icons to shapes of their own: the sign takes the inner 80 %, the ground reaches to the edge. */
const drawFull = async (size) => {
  const inner = Math.round(size * 0.8);
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } }).composite([
    { input: await draw(inner).png().toBuffer(), gravity: 'centre' },
  ]);
};

const icons = {
  'app-192.png': await draw(192),
  'app-512.png': await draw(512),
  'app-maskable-512.png': await drawFull(512),
  'apple-touch-icon.png': await drawFull(180),
};

await mkdir(join(folder, 'icons'), { recursive: true });
for (const [name, image] of Object.entries(icons))
  await writeFile(
    join(folder, 'icons', name),
    await image.png({ palette: true, compressionLevel: 9 }).toBuffer(),
  );
