/** Words of a template, by language. */
export const templateWords = {
  de: {
    /** Rows that begin with # are remarks. */
    example: '# Beispiel (diese Zelle leeren, um die Zeile zu importieren)',
    remark: '# erlaubt (diese Zeile wird nicht importiert)',
    exampleName: 'Beispiel',
    every: 'alle',
    yesOrNo: 'ja oder nein',
    text: (max: number) => `Text bis ${max} Zeichen`,
    number: (least: string, max: string) => `${least} bis ${max}`,
    name: (one: string) => `Name: ${one}`,
    list: (values: readonly string[]) => values.join(' · '),
  },
  en: {
    example: '# Example (clear this cell to import the row)',
    remark: '# allowed (this row will not be imported)',
    exampleName: 'Example',
    every: 'all',
    yesOrNo: 'yes or no',
    text: (max: number) => `Text of up to ${max} characters`,
    number: (least: string, max: string) => `${least} to ${max}`,
    name: (one: string) => `Name: ${one}`,
    list: (values: readonly string[]) => values.join(' · '),
  },
} as const;
