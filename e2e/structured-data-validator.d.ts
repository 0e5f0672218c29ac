declare module '@adobe/structured-data-validator' {
  type Things = Record<string, Record<string, unknown>[]>;
  type Extracted = { jsonld: Things; microdata: Things; rdfa: Things; errors: unknown[] };
  /** Knows what Google asks of the kinds of things it makes rich results of. */
  class Validator {
    validate(
      extracted: Extracted,
    ): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string; rootType: string }[]>;
  }
  export = Validator;
}
