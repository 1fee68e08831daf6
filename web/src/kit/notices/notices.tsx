import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  type CustomContentProps,
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  type SnackbarKey,
  SnackbarProvider,
  type VariantType,
} from 'notistack';
import { forwardRef, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { failureCode, useErrorWords } from '../graphql/index.ts';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './notices.de.ts';
import { en } from './notices.en.ts';

const texts = defineTexts(de, en);

/** What a message offers to do. */
interface Offer {
  readonly label: string;
  readonly act: () => void;
}

/** Milliseconds of what somebody may be busy beside (CON-02). */
const longNoticeMs = 30_000;

/** What messages stand in; no other part of the app is one. */
const placeTag = 'slot';

/** True for what is in a message: it outlives the page that said it. */
export const isInNotice = (element: Element | null): boolean => element?.closest(placeTag) != null;

const Notice = forwardRef<HTMLDivElement, CustomContentProps>(function Notice(
  { id, message, variant, action },
  ref,
) {
  const t = useTexts(texts);
  const severity = variant === 'default' ? 'info' : variant;
  return (
    <SnackbarContent ref={ref}>
      <Alert
        severity={severity}
        variant="filled"
        role={severity === 'error' ? 'alert' : 'status'}
        action={typeof action === 'function' ? action(id) : action}
        onClose={() => closeSnackbar(id)}
        closeText={t.close}
        sx={{ width: '100%' }}
      >
        <bdi>{message}</bdi>
      </Alert>
    </SnackbarContent>
  );
});

const components: Record<VariantType, typeof Notice> = {
  default: Notice,
  success: Notice,
  error: Notice,
  warning: Notice,
  info: Notice,
};

/** Short messages about what just happened: at most 5 at once, each for 6 s (spec §8, decisions SHL-45). */
export const Notices = ({ children }: { readonly children: ReactNode }) => {
  const place = useOwnPlace();
  return (
    <SnackbarProvider
      maxSnack={5}
      autoHideDuration={6000}
      Components={components}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      domRoot={place}
    >
      {children}
    </SnackbarProvider>
  );
};

interface ArrivalAction {
  readonly label: string;
  readonly run: () => void;
  /** When the message is gone, but not when a newer one takes its place. */
  readonly onClose: () => void;
}

let lastArrival: SnackbarKey | undefined;

type AsideVariant = Exclude<VariantType, 'default'>;

/** What was said last under each key, and as which message. */
const asides = new Map<string, { readonly words: unknown; readonly id: string }>();
let asideCount = 0;

/** Says what happened. */
export const useNotify = () => {
  const words = useErrorWords();
  const t = useTexts(texts);
  return {
    /** `undo` takes back what was done, while the message shows. */
    success: (message: string, undo?: () => void) =>
      enqueueSnackbar(message, {
        variant: 'success',
        ...(undo ? withOffer({ label: t.undo, act: undo }) : {}),
      }),
    /** The same, with a function that closes it: for what happens many times in a row, where each takes the place of the last. */
    closable: (message: string, undo?: () => void): (() => void) => {
      const id = enqueueSnackbar(message, {
        variant: 'success',
        ...(undo ? withOffer({ label: t.undo, act: undo }) : {}),
      });
      return () => closeSnackbar(id);
    },
    /** What takes a while: stands until it is closed by the function that comes back, or by the reader. */
    lasting: (message: ReactNode, offer: Offer): (() => void) => {
      const id = enqueueSnackbar(message, { variant: 'info', persist: true, ...withOffer(offer) });
      return () => closeSnackbar(id);
    },
    warning: (message: string) => enqueueSnackbar(message, { variant: 'warning' }),
    arrival: showArrival,
    error: (message: string) => enqueueSnackbar(message, { variant: 'error' }),
    /** News of the app itself, with something to do about it: for 30 s (CON-02). Said once for each key. */
    offer: (key: string, message: string, offer: Offer) =>
      enqueueSnackbar(message, {
        key,
        variant: 'info',
        autoHideDuration: longNoticeMs,
        preventDuplicate: true,
        ...withOffer(offer),
      }),
    /**
     * What comes of something beside the page: at the bottom right, for 30 s. The same words once for each key; other
     * words of that key take their place.
     */
    aside: showAside,
    /** Something that was to be changed was not; without a connection in the words of ERR-29. */
    failure: (error: unknown) =>
      enqueueSnackbar(failureCode(error) === 'NO_CONNECTION' ? t.updateFailed : words(error), {
        variant: 'error',
      }),
    /** What was said no longer holds. */
    dismiss: (notice: SnackbarKey) => closeSnackbar(notice),
  };
};

/**
 * Where messages stand: beside the app, and read out also while a dialog or a drawer is open. Those hide all other
 * children of the page from screen readers, except elements on which aria-hidden is not allowed, and this is one.
 */
function useOwnPlace(): HTMLElement {
  const [place] = useState(() => document.createElement(placeTag));
  useEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return place;
}

function withOffer(offer: Offer) {
  return { action: (id: SnackbarKey) => <OfferButton id={id} {...offer} /> };
}

function OfferButton({ id, label, act }: Offer & { readonly id: SnackbarKey }) {
  const take = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // It goes in a moment: the page that follows may have the focus.
    currentTarget.blur();
    closeSnackbar(id);
    act();
  };
  return (
    <Button color="inherit" size="small" onClick={take}>
      {label}
    </Button>
  );
}

/** Says what came up by itself; a newer one takes the place of the last. */
function showArrival(
  message: string,
  variant: Exclude<VariantType, 'default'>,
  { label, run, onClose }: ArrivalAction,
): void {
  if (lastArrival !== undefined) closeSnackbar(lastArrival);
  const id = enqueueSnackbar(message, {
    variant,
    ...withOffer({ label, act: run }),
    onClose: () => {
      if (id !== lastArrival) return;
      lastArrival = undefined;
      onClose();
    },
  });
  lastArrival = id;
}

function showAside(message: ReactNode, variant: AsideVariant, key?: string): SnackbarKey {
  return enqueueSnackbar(message, {
    variant,
    autoHideDuration: longNoticeMs,
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    ...(key !== undefined && { key: idOfAside(key, message), preventDuplicate: true }),
  });
}

/** The message of a key: the same for the same words, which are said once; other words take the place of the last. */
function idOfAside(key: string, words: unknown): string {
  const last = asides.get(key);
  if (last && last.words === words) return last.id;
  if (last) closeSnackbar(last.id);
  asideCount += 1;
  const id = `${key} ${asideCount}`;
  asides.set(key, { words, id });
  return id;
}
