import { useEffect, useEffectEvent, useState } from 'react';
import { signInExternally } from '../../../kit/session/index.ts';
import { type ExternalFailure, externalFailure, failureNamed } from './external-failure.ts';
import { beginExternally, externalVerifier, forgetVerifier } from './external-verifier.ts';

type State =
  | { readonly kind: 'idle' | 'waiting' }
  | { readonly kind: 'failed'; readonly failure: ExternalFailure };

/** What the browser was told by the way back: a code for tokens, or a failure. */
interface Told {
  readonly code: string | null;
  readonly failure: string | null;
  /** Another window sends here for nothing else. */
  readonly begins: boolean;
}

interface Then {
  readonly onLinking: () => void;
  readonly onSignedIn: () => void;
}

/** The way to the provider, and the tokens when the browser comes back with a code. */
export const useExternalSignIn = ({ onLinking, onSignedIn }: Then) => {
  const [told] = useState(takeTold);
  const [state, setState] = useState<State>(() => {
    if (told.failure !== null) return { kind: 'failed', failure: failureNamed(told.failure) };
    return { kind: told.code === null && !told.begins ? 'idle' : 'waiting' };
  });

  /** Resolves with why it did not work. */
  const enter = async (password?: string): Promise<ExternalFailure | undefined> => {
    try {
      await signInExternally(told.code ?? '', externalVerifier(), password);
    } catch (error) {
      return externalFailure(error);
    }
    forgetVerifier();
    onSignedIn();
    return undefined;
  };
  const begin = (): void => {
    setState({ kind: 'waiting' });
    beginExternally().then(
      (url) => window.location.assign(url),
      // A browser without a secure line computes no hash.
      () => setState({ kind: 'failed', failure: { kind: 'unavailable' } }),
    );
  };

  const beginAtOnce = useEffectEvent(begin);
  const fetchTokens = useEffectEvent(async () => {
    const failure = await enter();
    if (!failure) return;
    setState({ kind: 'failed', failure });
    if (failure.kind === 'passwordNeeded') onLinking();
  });
  useEffect(() => {
    if (told.code !== null) void fetchTokens();
    else if (told.begins) beginAtOnce();
  }, [told]);
  // The page may come out of the browser's memory, when somebody goes back from the provider.
  useEffect(() => {
    const rest = ({ persisted }: PageTransitionEvent) => persisted && setState({ kind: 'idle' });
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);
  return { state, enter, begin };
};

/** Reads what stands behind the # and takes it out of the address: it is good for once, and no history needs it. */
function takeTold(): Told {
  const { pathname, search, hash } = window.location;
  const params = new URLSearchParams(hash.slice(1));
  const told = {
    code: params.get('external'),
    failure: params.get('externalFailure'),
    begins: params.has('externalBegin'),
  };
  if (told.code !== null || told.failure !== null || told.begins)
    window.history.replaceState(window.history.state, '', pathname + search);
  return told;
}
