/**
 * Names of the policies that pages may create (common/page/trusted-code.ts). The browser passes text that code puts
 * into a page by itself to the one called `default`.
 */
export const trustedTypesPolicies = ['site', 'default'] as const
