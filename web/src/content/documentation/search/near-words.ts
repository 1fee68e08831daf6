import { fold } from '../../../kit/search/index.ts';

// They say nothing of what is looked for.
const small = new Set(
  fold(`der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine ich du er sie es wir ihr
    man mein meine meinen meiner mir mich sich ist sind war wird werden kann können muss soll hat haben habe gibt geht
    machen mache mach tun tue wie was wer wo wann warum wieso weshalb welche welcher welches zu zum zur von vom für mit
    ohne auf aus an am im in ins bei beim nach vor über unter um als auch nur noch so da hier wenn dass denn doch
    mal eigentlich bitte schon
    the a an and or but not no i you he she it we they my your our is are was be been do does did can could must should
    has have how what who where when why which to of for with without on off from at by in into as also only so if that
    this there get make not one`).split(/\s+/),
);

const endings = /(?:ungen|ung|ing|ern|est|en|er|em|es|et|st|ed|e|n|s|t)$/;
const shortestStem = 4;

/** The words of a question that tell what is looked for; all of them where none does. */
export const tellingWords = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : words;
};

/** A word without its ending, so that "druckt" finds "drucken"; short ones stay as they are. */
export const stemOf = (word: string): string => {
  const stem = word.replace(endings, '');
  return stem.length >= shortestStem ? stem : word;
};
