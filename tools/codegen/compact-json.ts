const lineLength = 104;

/** JSON for readers: what fits on one line stands on one. */
export const compactJson = (value: unknown, indent = ''): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const line = onOneLine(value);
  return indent.length + line.length <= lineLength ? line : inLines(value, indent);
};

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const fields = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${onOneLine(one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function inLines(value: object, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((one) => inner + compactJson(one, inner)).join(',\n')}\n${indent}]`;
  const lines = Object.entries(value).map(
    ([name, one]) => `${inner}${JSON.stringify(name)}: ${compactJson(one, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
