declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Record<string, unknown> & { ofCustomer?: boolean };
  }
}

/** Marks a query of what only customers get: at sign-out it isn't asked again, which would only give 401. */
export const OF_CUSTOMER = { ofCustomer: true };
