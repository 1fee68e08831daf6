import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaletteSource } from './palette-source.ts';

/** Milliseconds for which the list of all articles counts: reading twenty thousand takes seconds. */
const freshMs = 60_000;

/** All articles and groups without what sold, read once for autofill and for what has no button. */
export const useFillSource = (source: PaletteSource, isAsked = true) => {
  const [read, setRead] = useState(0);
  const query = useQuery({
    queryKey: ['buttonPalette', source.key, 'fill'],
    queryFn: () => source.all(setRead),
    enabled: isAsked,
    staleTime: freshMs,
  });
  return { query, read };
};
