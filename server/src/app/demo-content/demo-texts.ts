interface DemoText {
  readonly title: string;
  readonly summary?: string;
  /** Markdown. */
  readonly body?: string;
  readonly tags?: readonly string[];
}

/** What an entry of the demo says. */
export interface DemoTexts {
  readonly de: DemoText;
  readonly en: DemoText;
}

/** The texts with all that an entry has. */
export const fullTexts = ({ de, en }: DemoTexts) => ({ de: full(de), en: full(en) });

function full({ title, summary = '', body = '', tags = [] }: DemoText) {
  return { title, summary, body, tags: [...tags] };
}
