import { styled } from "styled-components";

export const Article = styled.div`
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.6;
  overflow-wrap: anywhere;
  > * + * { margin-top: 1.4rem; }
  h2, h3, h4, h5, h6 { font-weight: 600; line-height: 1.25; }
  h2 { font-size: 2rem; }
  h3 { font-size: 1.7rem; }
  em { font-style: italic; }
  strong { font-weight: 600; }
  a { color: ${({ theme }) => theme.colors.primary600}; text-decoration: underline; }
  ul, ol { padding-inline-start: 2rem; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  blockquote { border-inline-start: 3px solid ${({ theme }) => theme.colors.neutral300}; padding-inline-start: 1.2rem; color: ${({ theme }) => theme.colors.neutral600}; }
  img { max-width: 100%; height: auto; }
  figcaption { color: ${({ theme }) => theme.colors.neutral600}; font-size: 1.2rem; }
  pre, code { background: ${({ theme }) => theme.colors.neutral150}; font-family: ui-monospace, Menlo, Consolas, monospace; }
  pre { overflow-x: auto; border-radius: 4px; padding: 1.2rem; overflow-wrap: normal; }
  .article-table { overflow-x: auto; }
  th, td { border: 1px solid ${({ theme }) => theme.colors.neutral200}; padding: 0.4rem 0.8rem; }
  .hljs-keyword, .hljs-name, .hljs-title, .hljs-type { color: ${({ theme }) => theme.colors.primary700}; }
  .hljs-string, .hljs-addition { color: ${({ theme }) => theme.colors.success700}; }
  .hljs-number, .hljs-literal, .hljs-attr { color: ${({ theme }) => theme.colors.warning700}; }
  .hljs-comment { color: ${({ theme }) => theme.colors.neutral600}; }
`;
