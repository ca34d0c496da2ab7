#!/bin/sh
@COMMENT@
exec @JAVA@ -XX:TieredStopAtLevel=1 -XX:+UseSerialGC @APPLICATION@ "$@"
