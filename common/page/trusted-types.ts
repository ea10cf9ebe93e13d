/**
 * Names of the policies that pages may make (common/page/trusted-code.ts). The browser asks the one called `default` about text
 * that code puts into a page by itself.
 */
export const trustedTypesPolicies = ['site', 'default'] as const
