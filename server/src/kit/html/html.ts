/** Text that is HTML already: only `html` makes it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Tag of a template: every text put in is escaped, for elements and for attributes in quotation marks. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, index) => part + textOf(values[index] ?? '')).join(''));

function textOf(value: Value): string {
  if (typeof value === 'string') return escapeText(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
