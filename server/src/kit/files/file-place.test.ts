import { describe, expect, it } from 'vitest';
import { filePlaceOf, isFilesUrl } from './index.ts';

const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' };

describe('the place of files', () => {
  it('is a folder', () => {
    expect(filePlaceOf('file:/srv/files', {})).toEqual({ kind: 'folder', folder: '/srv/files' });
    expect(filePlaceOf('file:///srv/files/', {})).toEqual({ kind: 'folder', folder: '/srv/files' });
  });

  it('is a bucket at Amazon or elsewhere, with the keys beside it', () => {
    expect(filePlaceOf('s3://tresen', { ...keys, AWS_REGION: 'eu-central-1' })).toEqual({
      ...{ kind: 'bucket', endpoint: undefined, region: 'eu-central-1', name: 'tresen', prefix: '' },
      ...{ accessKeyId: 'id', secretAccessKey: 'key', sessionToken: undefined },
    });
    expect(
      filePlaceOf('s3://tresen/a/b/?endpoint=https://s3.example/&region=de', { ...keys, AWS_REGION: 'x' }),
    ).toMatchObject({ endpoint: 'https://s3.example', region: 'de', prefix: 'a/b/' });
    expect(() => filePlaceOf('s3://tresen', {})).toThrow(
      'AWS_ACCESS_KEY_ID is needed with a bucket for files; AWS_SECRET_ACCESS_KEY is needed with a bucket for files',
    );
  });

  it.each([
    'files',
    'file:files',
    's3://',
    's3://Tresen',
    's3://t/../x',
    's3://tresen?endpoint=s3.example',
    's3://tresen?endpoint=https://s3.example/bucket',
    's3://tresen?endpoint=https://name:word@s3.example',
    's3://tresen?endpont=https://s3.example',
    'https://s3.example/tresen',
  ])('is not %s', (url) => {
    expect(isFilesUrl(url)).toBe(false);
    expect(() => filePlaceOf(url, keys)).toThrow('this is no place for files');
  });
});
