import type { Archive } from './archive.ts';
import { createTextCollector } from './text-collector.ts';
import { readXml } from './xml.ts';

/** The texts that cells name by their number, still escaped. A document may go without. */
export const readSharedStrings = async (archive: Archive, part: string | undefined): Promise<string[]> => {
  if (!part) return [];
  const texts: string[] = [];
  const { open, text, close, take } = createTextCollector('t');
  await readXml(await archive.open(part), {
    open,
    text,
    close: (name) => {
      close(name);
      if (name === 'si') texts.push(take());
    },
  });
  return texts;
};
