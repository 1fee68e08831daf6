const responseJson = 'application/graphql-response+json';

/** In which of the two media types of GraphQL over HTTP an answer goes out. */
interface GraphqlMedia {
  readonly type: string;
  /** The status of a document that was not executed: plain JSON says it in the body only, as old clients expect. */
  readonly refusedStatus: 200 | 400;
}

const responseMedia: GraphqlMedia = { type: `${responseJson}; charset=utf-8`, refusedStatus: 400 };
const jsonMedia: GraphqlMedia = { type: 'application/json; charset=utf-8', refusedStatus: 200 };

/** The type that the client asks for; plain JSON where it says nothing of it (GraphQL over HTTP, section 4.1). */
export const graphqlMediaOf = (accept: string | undefined): GraphqlMedia => {
  if (accept === undefined) return jsonMedia;
  const liking = likingOf(accept, responseJson) ?? 0;
  return liking > 0 && liking >= (likingOf(accept, 'application/json') ?? 0) ? responseMedia : jsonMedia;
};

/** How much a client likes a type, 0 to 1, by the Accept header (RFC 9110, section 12.5.1); undefined when not named. */
function likingOf(accept: string, type: string): number | undefined {
  for (const range of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  }
  return undefined;
}
