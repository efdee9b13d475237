import { Box, Flex, Typography } from "@strapi/design-system";
import { PuzzlePiece } from "@strapi/icons";
import { type StrapiApp, useRBAC, Widget } from "@strapi/strapi/admin";
import { type ElementType, lazy, type ReactNode, Suspense, useState } from "react";
import { useIntl } from "react-intl";

type WidgetCardProps = ReturnType<StrapiApp["widgets"]["getAll"]>[number];

export function WidgetCard({ uid, title, icon = PuzzlePiece, permissions = [], component }: WidgetCardProps) {
  const { formatMessage } = useIntl();
  const { isLoading, allowedActions } = useRBAC(permissions as Parameters<typeof useRBAC>[0]);
  const [Content] = useState(() => lazy(async () => ({ default: await component() })));
  if (isLoading || !Object.values(allowedActions).every(Boolean)) return null;
  return (
    <Card id={uid} title={formatMessage(title)} icon={icon}>
      <Suspense fallback={<Widget.Loading />}>
        <Content />
      </Suspense>
    </Card>
  );
}

type CardProps = { id: string; title: string; icon: ElementType; children: ReactNode };

export function Card({ id, title, icon: Icon, children }: CardProps) {
  return (
    <Box
      tag="section"
      aria-labelledby={id}
      background="neutral0"
      borderColor="neutral150"
      shadow="tableShadow"
      hasRadius
      padding={6}
    >
      <Flex gap={2} paddingBottom={4}>
        <Icon fill="neutral500" aria-hidden />
        <Typography tag="h2" id={id} variant="sigma" textColor="neutral600">
          {title}
        </Typography>
      </Flex>
      {children}
    </Box>
  );
}
