import { startUnitsRequest } from '../../kit/branches/index.ts';
import { ButtonGridsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

// Apart from the editor: the address announces it before any of its code is here.

/** The app in sight first: the buttons of three apps may be a megabyte. */
export const firstGridVariables = (templateId: string, params: URLSearchParams) => ({
  templateId,
  only: params.get('app') ?? '',
});

/** Sends what the editor asks for first. */
export const startButtons = (templateId: string, params: URLSearchParams): void => {
  posApi.startEarly(ButtonGridsDocument, firstGridVariables(templateId, params));
  startUnitsRequest();
};
