/** Words of a template, by language. */
export const templateWords = {
  de: {
    /** Rows that begin with # are remarks. */
    example: '# Beispiel (diese Zelle leeren, um die Zeile zu importieren)',
    remark: '# erlaubt (diese Zeile wird nicht importiert)',
    exampleName: 'Beispiel',
    every: 'alle',
    yesOrNo: 'ja oder nein',
    text: (most: number) => `Text bis ${most} Zeichen`,
    number: (least: string, most: string) => `${least} bis ${most}`,
    name: (one: string) => `Name: ${one}`,
    list: (values: readonly string[]) => values.join(' · '),
  },
  en: {
    example: '# Example (clear this cell to import the row)',
    remark: '# allowed (this row will not be imported)',
    exampleName: 'Example',
    every: 'all',
    yesOrNo: 'yes or no',
    text: (most: number) => `Text of up to ${most} characters`,
    number: (least: string, most: string) => `${least} to ${most}`,
    name: (one: string) => `Name: ${one}`,
    list: (values: readonly string[]) => values.join(' · '),
  },
} as const;
