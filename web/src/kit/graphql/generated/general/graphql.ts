/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FirstLoginEmployeeInput = {
  email: string;
  firstName: string;
  lastName: string;
};

export type OrganizationUnitInput = {
  country?: string | null | undefined;
  cutOffMinutes?: number | null | undefined;
  id?: string | null | undefined;
  name: string;
  /** branch for a new unit; a change without it keeps it */
  type?: string | null | undefined;
  zone?: string | null | undefined;
};

export type CheckFirstLoginMutationVariables = Exact<{
  employee: FirstLoginEmployeeInput;
  company: string;
}>;


export type CheckFirstLoginMutation = { checkFirstLogin: { isSuccess: boolean, message: string | null } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { accessPolicy: string, settings: string | null, shortcuts: Array<string> } };

export type OrganizationUnitsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationUnitsQuery = { organizationUnits: Array<{ id: string, name: string, type: string, zone: string, currency: string, isActive: boolean, deviceCount: number }> };

export type SaveOrganizationUnitMutationVariables = Exact<{
  unit: OrganizationUnitInput;
}>;


export type SaveOrganizationUnitMutation = { saveOrganizationUnit: { isSuccess: boolean, message: string | null, modelId: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const CheckFirstLoginDocument = {"__meta__":{"hash":"sha256:13ab21645ec77dabd0cc929ad2c5e4e43601ef1d85a60a740d24e066d6cc4f0c"}} as unknown as TypedDocumentString<CheckFirstLoginMutation, CheckFirstLoginMutationVariables>;
export const MeDocument = {"__meta__":{"hash":"sha256:12272f9e88fc189376fd84d9d51a183b16d793bb9602e544d7fc782065933267"}} as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const OrganizationUnitsDocument = {"__meta__":{"hash":"sha256:cf565c3a7ab3db3a6649d363b54aa3c344e535fb7fcf87701791826014138a9e"}} as unknown as TypedDocumentString<OrganizationUnitsQuery, OrganizationUnitsQueryVariables>;
export const SaveOrganizationUnitDocument = {"__meta__":{"hash":"sha256:6319618319c11d4a9e294dba90116e682dc716fda32e1920f31eb5eed85cfaae"}} as unknown as TypedDocumentString<SaveOrganizationUnitMutation, SaveOrganizationUnitMutationVariables>;