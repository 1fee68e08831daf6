import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { recordReferences } from '../records/index.ts';

/** What a new table begins with that is made from its room: `?room=<id>`. */
export const useTableInitial = () => {
  const [params] = useSearchParams();
  const roomId = params.get('room');
  const { data: name } = useQuery({
    queryKey: ['referenceName', 'room', roomId],
    queryFn: () => recordReferences.room.nameOf(roomId ?? ''),
    enabled: roomId !== null,
    staleTime: 60_000,
  });
  return useMemo(
    () => (roomId === null ? {} : { roomId, ...(name && { room: { id: roomId, name } }) }),
    [roomId, name],
  );
};
