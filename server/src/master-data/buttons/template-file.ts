import { buttonApps, maxLayout } from '@tresen/domain/master-data/buttons';
import { templateFileHead } from '@tresen/domain/master-data/buttons/grid';
import * as z from 'zod/mini';

const whole = z.int();
// What no database takes goes, as it does from all that people type (kit/entities).
const text = z.pipe(
  z.string().check(z.maxLength(200)),
  z.transform((given: string) => given.toWellFormed().replaceAll('\0', '').trim()),
);
const optional = z.nullish(text);

const buttonSchema = z.object({
  ...{ layer: whole, row: whole, column: whole, rowSpan: whole, columnSpan: whole },
  kind: text,
  /** Of an article its number, where it has one. */
  plu: optional,
  /** Of a record its name; of a function what it is; of a button category its key. */
  target: optional,
  label: optional,
  colour: optional,
});

const categorySchema = z.object({
  key: text,
  parent: optional,
  name: text,
  app: z.enum(buttonApps),
  sort: whole,
  colour: optional,
});

const gridSchema = z.object({
  app: z.enum(buttonApps),
  ...{ rows: whole, columns: whole, layers: whole },
  buttons: z.array(buttonSchema).check(z.maxLength(maxLayout.rows * maxLayout.columns * maxLayout.layers)),
});

/** A template in a file: nothing in it is an id, so any tenant can take it. */
export const templateFileSchema = z.object({
  format: z.literal(templateFileHead.format),
  version: z.literal(templateFileHead.version),
  name: text,
  apps: z.array(z.enum(buttonApps)),
  categories: z.array(categorySchema).check(z.maxLength(1000)),
  grids: z.array(gridSchema).check(z.maxLength(buttonApps.length)),
});
export type TemplateFile = z.infer<typeof templateFileSchema>;

/** Characters of a file at most: three full grids are some 700,000. */
export const longestFile = 1_500_000;
