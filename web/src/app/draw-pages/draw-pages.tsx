import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { passwordResetTexts } from '../../account/password-reset/index.ts';
import { publicTexts } from '../../account/public-pages/index.ts';
import { registrationTexts } from '../../account/registration/index.ts';
import { signInTexts } from '../../account/sign-in/index.ts';
import { loadAllTopics } from '../../content/documentation/index.ts';
import { currentLanguage, type Language } from '../../kit/i18n/index.ts';
import { styleCache } from '../../kit/theme/index.ts';
import { codeAt, PublicView } from '../public-view.tsx';
import { goToPath } from './no-browser.ts';

/** A public page, as a guest sees it in one language. */
export interface DrawnPage {
  /** In lower case. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly markup: string;
  /** What MUI wrote for it, by name: what counts for the whole page, and what for single classes. */
  readonly styles: Readonly<Record<'global' | 'classes', Readonly<Record<string, string>>>>;
}

/** Draws all pages that guests may begin with, in the language of the browser. Runs at the build, in a thread of its own. */
export const drawPages = async (): Promise<readonly DrawnPage[]> => {
  // In this mode styles are kept, for whoever writes them down.
  styleCache.compat = true;
  const language = currentLanguage();
  const drawn: DrawnPage[] = [];
  for (const page of await pagesIn(language)) drawn.push({ ...page, language, ...(await draw(page.path)) });
  return drawn;
};

async function pagesIn(language: Language) {
  const words = publicTexts[language];
  const forms = [
    { path: '/login', title: signInTexts[language].title, description: words.welcomeText },
    { path: '/register', title: registrationTexts[language].title, description: words.welcomeText },
    {
      path: '/forgot-password',
      title: passwordResetTexts[language].forgotTitle,
      description: passwordResetTexts[language].forgotText,
    },
  ];
  const topics = (await loadAllTopics[language]()).map(({ id, title, sections }) => ({
    path: `/documentation/${id}`,
    title,
    description: beginning(sections.map((section) => section.text).join(' ')),
  }));
  const [first] = topics;
  if (!first) throw new Error('the help has no topics');
  return [...forms, { ...first, path: '/documentation' }, ...topics].map((page) => ({
    ...page,
    title: `${page.title} · Tresen`,
  }));
}

async function draw(path: string) {
  goToPath(path);
  Object.assign(styleCache, { inserted: {}, registered: {} });
  await codeAt(path)?.preload();
  const nothing = () => undefined;
  const view = <PublicView onSignedIn={nothing} onTyping={nothing} staysAtLogin={false} standing={null} />;
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(view, {
    // Parts that came later would come by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void faults.push(error),
  });
  const markup = await text(prelude);
  if (faults.length > 0) throw new Error(`${path} could not be drawn`, { cause: faults[0] });
  return { markup, styles: stylesWritten() };
}

function stylesWritten(): DrawnPage['styles'] {
  const { key, inserted, registered } = styleCache;
  const written = Object.entries(inserted).map(([name, css]) => [name, String(css)] as const);
  const { global = [], classes = [] } = Object.groupBy(written, ([name]) =>
    `${key}-${name}` in registered ? 'classes' : 'global',
  );
  return { global: Object.fromEntries(global), classes: Object.fromEntries(classes) };
}

/** The first words of a text, as many as search engines show. */
function beginning(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
