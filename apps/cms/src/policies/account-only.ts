/** The audit names an account, which an API token has not. */
export default (context: { state: { user?: { email?: string } } }) => Boolean(context.state.user?.email);
