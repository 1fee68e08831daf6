/** Puts together a text of several runs, each in a format of its own; how it is pronounced (`rPh`) is not part of it. */
export interface TextCollector {
  readonly open: (name: string) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  /** What was found since the last time. */
  readonly take: () => string;
}

/** @param elements in which text counts */
export const createTextCollector = (...elements: readonly string[]): TextCollector => {
  let collected = '';
  let isCounting = false;
  let isPronunciation = false;
  return {
    open: (name) => {
      if (name === 'rPh') isPronunciation = true;
      else if (elements.includes(name)) isCounting = !isPronunciation;
    },
    text: (text) => {
      if (isCounting) collected += text;
    },
    close: (name) => {
      if (name === 'rPh') isPronunciation = false;
      if (elements.includes(name)) isCounting = false;
    },
    take: () => {
      const taken = collected;
      collected = '';
      return taken;
    },
  };
};
