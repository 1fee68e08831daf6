import { pictureLimit, pictureTypes } from '@tresen/domain/kit/pictures';
import { RequestError } from '../graphql/index.ts';

/** What can be told of a picture before it is sent; what it really is, the server finds out (USR-02). */
export const pictureFaultOf = (file: File): RequestError | undefined => {
  if (file.size > pictureLimit) return new RequestError('PICTURE_TOO_LARGE');
  const isKnown = pictureTypes.some((type) => type === file.type);
  return isKnown ? undefined : new RequestError('PICTURE_UNREADABLE', { reason: 'unknownKind' });
};
