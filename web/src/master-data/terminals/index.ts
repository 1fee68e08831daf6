import { terminal } from '@tresen/domain/master-data/terminals';
import { startUnitsRequest } from '../../kit/branches/index.ts';
import type { Feature } from '../../kit/feature/index.ts';
import { TerminalsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';

/** Terminals (TRM). */
export const terminals: Feature = {
  search: {
    id: 'terminals',
    mayUse: 'Query.terminals',
    load: () => import('./find-terminals.ts').then(({ foundTerminals }) => foundTerminals),
  },
  pages: [
    {
      path: '/manage/data/terminals',
      load: () => import('./terminals-page.tsx').then(({ TerminalsPage }) => ({ default: TerminalsPage })),
      startRequests: (params) => {
        posApi.startEarly(TerminalsDocument, recordVariables(terminal, params));
        startUnitsRequest();
      },
    },
    {
      path: '/manage/data/terminals/:terminalId',
      load: () => import('./terminal-page.tsx').then(({ TerminalPage }) => ({ default: TerminalPage })),
    },
  ],
};
