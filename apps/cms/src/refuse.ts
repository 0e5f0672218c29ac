type Answer = { status: number; body: unknown };

/** Answers in Strapi's own error shape; the caller must return without calling what comes next. */
export function refuse(ctx: Answer, status: number, name: string, message: string, details: object = {}) {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details } };
}
