import { Component, type ReactNode, useEffect } from 'react';
import { FailedCard, publicTexts } from '../account/public-pages/index.ts';
import { isCodeGone, reloadWhenBack } from '../kit/feature/index.ts';
import { useTexts } from '../kit/i18n/index.ts';

interface PublicBrokenProps {
  readonly children: ReactNode;
}

/** Shows instead of a public page whose code does not arrive, or that breaks (ERR-30, ERR-48). */
export class PublicBroken extends Component<PublicBrokenProps, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isCodeGone(error)) return;
    import('../kit/crash-reports/index.ts')
      .then(({ reportCrash }) => reportCrash(error))
      .catch(() => undefined);
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <Broken isGone={isCodeGone(error)} />;
  }
}

function Broken({ isGone }: { readonly isGone: boolean }) {
  const t = useTexts(publicTexts);
  useEffect(() => (isGone ? reloadWhenBack() : undefined), [isGone]);
  return (
    <FailedCard
      title={t.broken}
      heading={t.broken}
      failure={{ kind: 'noConnection' }}
      onRetry={() => window.location.reload()}
    />
  );
}
