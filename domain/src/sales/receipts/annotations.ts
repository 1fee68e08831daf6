import * as z from 'zod/mini';

/** How much people may write at a receipt (RCP-07). */
export const annotationLimits = { note: 255, tags: 20, tag: 30, customer: 100 } as const;

// Bounds hold for what is kept, not for the spaces around it. Neither half a character nor U+0000 can be stored.
const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'));

/**
 * What people may add to a receipt, and change: note, tags, customer (RCP-07). Everything else of a receipt stays as the
 * register sent it. A customer is one of the tenant's, or a name.
 */
export const annotationSchema = z.object({
  note: line(annotationLimits.note),
  tags: z.pipe(
    z.array(line(annotationLimits.tag)).check(z.maxLength(100)),
    z.pipe(z.transform(distinct), z.array(z.string()).check(z.maxLength(annotationLimits.tags))),
  ),
  customerId: z.nullable(z.uuid()),
  customerName: line(annotationLimits.customer),
});
export type Annotation = z.infer<typeof annotationSchema>;

function line(max: number) {
  return z.pipe(
    z.string().check(z.maxLength(10_000), storable),
    z.pipe(z.transform(tidied), z.string().check(z.maxLength(max))),
  );
}

function tidied(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** Without empty ones and repeats; two tags are the same whatever their case. */
function distinct(tags: string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags.map(tidied)) {
    const key = tag.toLowerCase();
    if (tag !== '' && !known.has(key)) known.set(key, tag);
  }
  return [...known.values()];
}
