import { type ColorProblem, colorProblems } from "@repo/brand/nearest";
import { paletteOf } from "@repo/brand/palette";
import type { GivenColors } from "@repo/brand/roles";
import { Box, Button, Flex, Typography } from "@strapi/design-system";
import { useEffect, useState } from "react";
import { styled } from "styled-components";

/** Searching for the nearest takes up to half a second, and a picker tells each movement. */
const PAUSE_MS = 250;

const Sample = styled.span`
  flex: none;
  width: 4rem;
  height: 2.6rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
`;

type ColorProblemsProps = {
  given: GivenColors;
  labelOf: (role: string) => string;
  onMend: (role: string, color: string) => void;
};

export function ColorProblems({ given, labelOf, onMend }: ColorProblemsProps) {
  const problems = useProblems(given);
  const palette = { ...paletteOf(given), white: "#ffffff" };
  const named = (color: string) => (color === "white" ? "white" : labelOf(color).toLowerCase());
  const roles = [...new Set(problems?.map(({ role }) => role))];
  return (
    <Box>
      <Typography tag="p" role="status" fontWeight="semiBold" textColor={problems?.length ? "danger600" : "neutral800"}>
        {problems && summaryOf(problems)}
      </Typography>
      {roles.map((role) => {
        const own = problems?.filter((problem) => problem.role === role) ?? [];
        const nearest = own[0]?.nearest;
        return (
          <Box key={role} paddingTop={3}>
            <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
              {own.map(({ color, ground, ratio, needed, where }) => (
                <Flex key={color + ground} tag="li" gap={3} alignItems="flex-start">
                  <Sample aria-hidden style={{ background: dotted(palette[color], palette[ground]) }} />
                  <Typography>
                    {`${capital(named(color))} on ${named(ground)} (${where}): ${ratio.toFixed(1)}, needed ${needed}.`}
                  </Typography>
                </Flex>
              ))}
            </Flex>
            <Flex gap={3} paddingTop={2} wrap="wrap">
              {nearest && <Sample aria-hidden style={{ background: nearest }} />}
              <Typography>
                {nearest
                  ? `${nearest} is the nearest ${named(role)} that passes.`
                  : `No lightness of ${named(role)} passes. ${
                      role !== "primary" && role !== "accent"
                        ? "Leave it empty to have it derived."
                        : "Choose another colour."
                    }`}
              </Typography>
              {nearest && (
                <Button
                  variant="secondary"
                  size="S"
                  aria-label={`Use it: ${nearest} as ${named(role)}`}
                  onClick={() => onMend(role, nearest)}
                >
                  Use it
                </Button>
              )}
            </Flex>
          </Box>
        );
      })}
    </Box>
  );
}

function useProblems(given: GivenColors): ColorProblem[] | undefined {
  const [problems, setProblems] = useState<ColorProblem[]>();
  const key = JSON.stringify(given);
  useEffect(() => {
    const timer = setTimeout(() => setProblems(colorProblems(JSON.parse(key))), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return problems;
}

function summaryOf({ length }: ColorProblem[]): string {
  if (length === 0) return "All these colours can be read on one another (WCAG 2.2 AA).";
  return `${length} ${length === 1 ? "pair" : "pairs"} of colours can’t be read well enough to be published (WCAG 2.2 AA).`;
}

const dotted = (color: string, ground: string) => `radial-gradient(circle, ${color} 0.7rem, ${ground} 0.75rem)`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
