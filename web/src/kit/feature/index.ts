export { isCodeGone } from './code-gone.ts';
export type { AddressDialog, Badge, CountProps, Feature, Page, PathParameters } from './feature.ts';
export { type HomePart, type HomePartProps, HomePartsProvider, useHomeParts } from './home-parts.ts';
export { Late, type LateCode, lateCode } from './late.tsx';
export { optional } from './optional.tsx';
export { pageOfRecord } from './page-of-record.ts';
export { type ProfilePart, ProfilePartsProvider, useProfileParts } from './profile-parts.ts';
export { reloadWhenBack } from './reload-when-back.ts';
