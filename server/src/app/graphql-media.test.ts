import { expect, it } from 'vitest';
import { graphqlMediaOf } from './graphql-media.ts';

it.each([
  [undefined, 'json'],
  ['*/*', 'json'],
  ['application/json', 'json'],
  ['application/graphql-response+json', 'response'],
  ['application/graphql-response+json, application/json;q=0.9', 'response'],
  ['application/graphql-response+json; charset=utf-8, application/json; charset=utf-8', 'response'],
  ['application/json, application/graphql-response+json;q=0.5', 'json'],
  ['application/graphql-response+json;q=0', 'json'],
  ['APPLICATION/GraphQL-Response+JSON', 'response'],
  ['application/graphql-response+json;q=x, */*', 'json'],
])('who accepts %s is answered in it', (accept, wanted) => {
  const { type, refusedStatus } = graphqlMediaOf(accept);
  expect(type).toContain(wanted === 'json' ? 'application/json' : 'application/graphql-response+json');
  expect(refusedStatus).toBe(wanted === 'json' ? 200 : 400);
});
