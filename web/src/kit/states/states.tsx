import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { failureCode, useErrorWords } from '../graphql/index.ts';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { useNotify } from '../notices/index.ts';
import { useServerAway } from '../offline/index.ts';
import { de } from './states.de.ts';
import { en } from './states.en.ts';
import styles from './states.module.css';

const texts = defineTexts(de, en);

interface MessageProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text: string;
  /** It is all that the page shows, so its title is the page's. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
}

/** A screen or a panel that has nothing to show yet: what belongs here, and the first step. */
export const EmptyState = ({ icon, title, text, isPage = false, children }: MessageProps) => {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.message}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
};

/** The part of a query that decides which state shows. */
interface Loadable<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly query: Loadable<Data>;
  /** Has the measures of what will come, so that nothing jumps. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Loading, not allowed, failed, or the data; last known data stays visible when a refresh fails. */
export const Loaded = <Data,>({ query, skeleton, children }: LoadedProps<Data>) => {
  const t = useTexts(texts);
  // The whole page says so already (shell/care).
  const isAway = useServerAway();
  const retry = () => void query.refetch();
  if (query.data !== undefined)
    return (
      <>
        {query.error && !isAway ? <Stale error={query.error} onRetry={retry} /> : null}
        {children(query.data)}
      </>
    );
  if (!query.error)
    return (
      <div aria-busy="true" role="status" aria-label={t.loading}>
        {skeleton}
      </div>
    );
  if (failureCode(query.error) === 'FORBIDDEN') return <DeniedState />;
  if (failureCode(query.error) === 'NOT_FOUND') return <GoneState />;
  return <FailedState error={query.error} onRetry={retry} />;
};

/** Why what shows is older than it should be. */
function Stale({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTexts(texts);
  if (failureCode(error) === 'NOT_FOUND')
    return (
      <Alert severity="warning" className={styles.notice ?? ''}>
        {t.goneMeanwhile}
      </Alert>
    );
  const retry = (
    <Button color="inherit" onClick={onRetry}>
      {t.retry}
    </Button>
  );
  return (
    <Alert severity="warning" action={retry} className={styles.notice ?? ''}>
      {t.refreshFailed}
    </Alert>
  );
}

function DeniedState() {
  const t = useTexts(texts);
  return <EmptyState title={t.deniedTitle} text={t.deniedText} />;
}

/** Trying again brings nothing back. */
function GoneState() {
  const t = useTexts(texts);
  return (
    <div role="alert">
      <EmptyState title={t.goneTitle} text={t.goneText} />
    </div>
  );
}

/** In the place of a part of a page whose code did not arrive. */
export const FailedPart = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useTexts(texts);
  return (
    <div role="alert">
      <EmptyState title={t.failedTitle} text={t.codeMissing}>
        <Button variant="outlined" onClick={onRetry}>
          {t.retry}
        </Button>
      </EmptyState>
    </div>
  );
};

/** In the place of a dialog whose code did not arrive: says so, and is closed, so that it can be opened once more. */
export const FailedDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts(texts);
  const notify = useNotify();
  const say = useEffectEvent(() => {
    notify.error(`${t.failedTitle}. ${t.codeMissing}`);
    onClose();
  });
  useEffect(() => say(), []);
  return null;
};

/** What happened, and a retry where it may help: what was asked for stays as wrong as it is. */
function FailedState({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTexts(texts);
  const words = useErrorWords();
  return (
    <div role="alert">
      <EmptyState title={t.failedTitle} text={words(error)}>
        {failureCode(error) !== 'INVALID_INPUT' && (
          <Button variant="outlined" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
