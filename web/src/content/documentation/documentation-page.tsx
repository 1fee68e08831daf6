import { Suspense } from 'react';
import { Late, lateCode } from '../../kit/feature/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { Skeleton } from '../../kit/states/index.ts';

// The app loads the code of all pages ahead; text and reader are of use to few, so they wait until the page shows.
const help = {
  de: lateCode<object>(() => import('./german-help.tsx').then(({ GermanHelp }) => ({ default: GermanHelp }))),
  en: lateCode<object>(() =>
    import('./english-help.tsx').then(({ EnglishHelp }) => ({ default: EnglishHelp })),
  ),
};

/** The help in the language of the app (decisions SHL-57). */
export const DocumentationPage = () => {
  const language = useLanguage();
  return (
    <Suspense key={language} fallback={<Waiting />}>
      <Late code={help[language]} props={{}} />
    </Suspense>
  );
};

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton height={56} />
      <Skeleton height={400} />
    </div>
  );
}
