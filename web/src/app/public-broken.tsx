import { Component, type ReactNode } from 'react';
import { FailedCard, publicTexts } from '../account/public-pages/index.ts';
import { isCodeGone } from '../kit/feature/index.ts';
import { useTexts } from '../kit/i18n/index.ts';

interface PublicBrokenProps {
  readonly children: ReactNode;
}

/** Shows instead of a public page whose code does not arrive, or that breaks (ERR-30, ERR-48). */
export class PublicBroken extends Component<PublicBrokenProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    if (isCodeGone(error)) return;
    import('../kit/crash-reports/index.ts')
      .then(({ reportCrash }) => reportCrash(error))
      .catch(() => undefined);
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const t = useTexts(publicTexts);
  return (
    <FailedCard
      title={t.broken}
      heading={t.broken}
      failure={{ kind: 'noConnection' }}
      onRetry={() => window.location.reload()}
    />
  );
}
