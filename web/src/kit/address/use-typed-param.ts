import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddress } from './use-address.ts';

/**
 * What somebody types into a field that stands in the address, and a function that sets it. Typing shows at once, the
 * address follows when it rests: it comes back late, and would take away what was typed meanwhile.
 * @param name the parameter
 * @param rest milliseconds without a key after which the address follows
 * @param send writes the text into the address; gets what stands there, too, or is on its way there
 */
export const useTypedParam = (
  name: string,
  rest: number,
  send: (typed: string, before: string) => void,
): readonly [typed: string, setTyped: (text: string) => void] => {
  const { params } = useAddress();
  const inAddress = params.get(name) ?? '';
  const [typed, setTyped] = useState(inAddress);
  const sent = useRef(inAddress);
  /** What was sent and has not come back: an address that holds one of these is older than what is typed. */
  const awaited = useRef<readonly string[]>([]);
  useEffect(() => {
    const at = awaited.current.indexOf(inAddress);
    awaited.current = at < 0 || inAddress === sent.current ? [] : awaited.current.slice(at + 1);
    if (at >= 0 || inAddress === sent.current) return;
    sent.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  const follow = useEffectEvent(() => {
    // Not what this render was given: on a slow device the address of the send before has not come back yet.
    const before = sent.current;
    sent.current = typed;
    awaited.current = [...awaited.current, typed];
    send(typed, before);
  });
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => follow(), rest);
    return () => clearTimeout(timer);
  }, [typed, rest]);
  return [typed, setTyped];
};
